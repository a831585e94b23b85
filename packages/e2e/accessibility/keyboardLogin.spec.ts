import { announcements } from './announcements';
import { focusComesTo, focused, press, tabTo, write } from './keyboard';
import { newPerson, readCaptcha } from '../support/site/member';
import { at } from '../support/screens/moneyForms';
import { expect, test } from '../support/test';

test(
  'a person without a pointer registers, logs out and in, and changes the password',
  { tag: ['@account', '@deep', '@engines'] },
  async ({ phone: { page, complaints } }) => {
    const liveRegions = await announcements(page);
    const person = newPerson();
    const fresh = 'secret-9';

    // The first stop of the page leads past everything.
    await page.goto('/');
    await page.locator('button', { hasText: 'Skip to the tabs' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    await focusComesTo(page, 'button', 'Skip to content');
    await press(page, 'link', 'Register');
    await at(page, '/login?type=1');
    await liveRegions.waitFor('Register');
    expect(await page.title()).toBe('Register · Ardelle');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

    // What is wrong is said, is told of the field, and the cursor stands in it.
    await write(page, 'Username', person.name);
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('Please enter a correct password length, minimum 6 characters!');
    await focusComesTo(page, 'textbox', 'Password');
    const described = page.locator(':focus[aria-invalid=true]');
    expect(
      await described.evaluate(
        (field) => document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
      ),
    ).toBe('Please enter a correct password length, minimum 6 characters!');
    await page.keyboard.type(person.password);
    await press(page, 'button', 'Show password', 'Space');
    await write(page, 'Confirm password', person.password);
    await write(page, 'Real name', '林澜');
    await write(page, 'Payment password', person.paypassword);
    await write(page, 'Captcha', '!!!!');
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('Captcha error!');
    await focusComesTo(page, 'textbox', 'Captcha');
    await press(page, 'button', 'Show another picture');
    await tabTo(page, 'textbox', 'Captcha', { back: true });
    await page.keyboard.type(await readCaptcha(page));
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('Lobby');

    // Out by the drawer: it takes the focus, the question takes it too, and gives it back.
    await tabTo(page, 'button', 'Menu', { back: true });
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await press(page, 'button', 'Log out');
    await page.getByRole('alertdialog').waitFor();
    await focusComesTo(page, 'button', 'Cancel');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect((await focused(page)).name).toBe('Menu');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await press(page, 'button', 'Log out');
    await page.getByRole('alertdialog').waitFor();
    await press(page, 'button', 'Confirm');
    await at(page, '/login');
    await liveRegions.waitFor('Welcome back');

    // In again, and a new password, which ends the session.
    await write(page, 'Username', person.name);
    await write(page, 'Password', person.password);
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('Lobby');
    await tabTo(page, 'button', 'Skip to the tabs', { back: true });
    await page.keyboard.press('Enter');
    await focusComesTo(page, 'link', 'Home');
    await press(page, 'link', 'Mine');
    // Before the screen takes the focus, the next Tab leads out of the page.
    await liveRegions.waitFor(person.name);
    await press(page, 'link', 'Security');
    await liveRegions.waitFor('Account security');
    await press(page, 'link', /^Login password/);
    await liveRegions.waitFor('Login password');
    await write(page, 'Old login password', person.password);
    await write(page, 'New login password', fresh);
    await write(page, 'Confirm password', 'another');
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('两次密码不一致！');
    await focusComesTo(page, 'textbox', 'Confirm password');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(fresh);
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('密码修改成功！');
    await at(page, '/login');
    await write(page, 'Username', person.name);
    await write(page, 'Password', fresh);
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('Lobby');
    expect(complaints).toEqual([]);
  },
);
