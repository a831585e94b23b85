import { droppedHtml } from './droppedHtml';

it.each<[unknown, string[]]>([
  [{ content: '<p style="color:red">a</p>' }, []],
  [{ title: '<script>1</script>' }, []],
  [{ content: '<SCRIPT src=x></SCRIPT><p onclick="x()">a</p>' }, ['data.content: <script>, onclick, which it drops']],
  [{ memo: '<a href="javascript:x()">a</a><form>' }, ['data.memo: javascript:, <form>, which it drops']],
  [{ webcontent: '<iframe src="https://a"></iframe>' }, ['data.webcontent: an embedded page, of which a link is left']],
  [[{ content: '<style>' }, { content: '<style>' }], ['data[1].content: <style>, which it drops']],
  [{ content: 'set price = 3 on = 4' }, []],
  [null, []],
])('of %j the site drops %j', (data, said) => {
  expect(droppedHtml(data, ['data']).map(({ at, got }) => `${at}: ${got}`)).toEqual(said);
});
