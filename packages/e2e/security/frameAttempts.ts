/** What a game in a frame may try against the site around it. */
export interface FrameAttempt {
  readonly name: string;
  /** What the game runs, by itself and again when it is tapped; what it returns is its answer. */
  readonly code: string;
  /** What the answers must look like; without it only the site around it is looked at. */
  readonly answer?: RegExp;
  /** A tap on the game may open a window of its own: cashiers and rules of venues do. */
  readonly mayOpenWindow?: boolean;
}

const refused = /^(refused: |undefined|null|nothing came|denied|false$)/;
const link = (attributes: string) =>
  `document.body.insertAdjacentHTML('beforeend', '<a href="/x" ${attributes}>x</a>'); document.querySelector('a').click()`;
const form = (target: string) =>
  `document.body.insertAdjacentHTML('beforeend', '<form action="/x" target="${target}"></form>'); document.forms[0].submit()`;
/** Each `how` of reaching for something of the site, which must be refused. */
const reach = (rows: Readonly<Record<string, string>>): FrameAttempt[] =>
  Object.entries(rows).map(([name, code]) => ({ name, code: `return ${code}`, answer: refused }));

/** The one that `npm test` makes too. */
export const leavingAttempt: FrameAttempt = { name: 'sends the site away', code: "top.location = location.origin + '/x'" };

export const frameAttempts: readonly FrameAttempt[] = [
  leavingAttempt,
  { name: 'sends the site away by its parent', code: "parent.location.href = location.origin + '/x'" },
  { name: 'replaces the site', code: "top.location.replace(location.origin + '/x')" },
  { name: 'assigns another address to the site', code: "top.location.assign('about:blank')" },
  { name: 'sends the site to another screen', code: "top.location = document.referrer + '#/mine'" },
  { name: 'runs a script address in the site', code: "top.location = 'javascript:document.title=1'" },
  { name: 'opens a page over the site', code: "open('/x', '_top')" },
  { name: 'opens a page over its parent', code: "open('/x', '_parent')" },
  { name: 'follows a link over the site', code: link('target=_top') },
  { name: 'follows a link over its parent', code: link('target=_parent') },
  { name: 'sends a form over the site', code: form('_top') },
  { name: 'makes the site the target of every link', code: "document.head.innerHTML = '<base target=_top>'; " + link('') },
  { name: 'closes the site', code: 'top.close()' },
  { name: 'stops the site', code: 'top.stop()', answer: refused },
  { name: 'opens a window', code: "open('/x')", mayOpenWindow: true },
  { name: 'opens a window by a link', code: link('target=_blank'), mayOpenWindow: true },
  { name: 'opens a window by a form', code: form('_blank'), mayOpenWindow: true },
  {
    name: 'opens a window that sends the site away',
    code: "const other = open(''); other.eval('opener.top.location = \"about:blank\"')",
    mayOpenWindow: true,
  },
  {
    name: 'opens a window that closes the site',
    code: "const other = open(''); other.eval('opener.top.close()')",
    mayOpenWindow: true,
  },
  ...reach({
    'reads the document of the site': 'parent.document.title',
    'reads the cookies of the site': 'top.document.cookie',
    'reads the local storage of the site': "parent.localStorage.getItem('api_token')",
    'reads the session storage of the site': "parent.sessionStorage.getItem('api_token')",
    'reads the address of the site': 'String(parent.location)',
    'reads the name of the site': 'parent.name',
    'reads a global of the site': 'parent.parlourTabs',
    'calls a function of the site': "parent.fetch('/api/logoff', { method: 'POST' })",
    'evaluates in the site': "parent.eval('1')",
    'changes a global of the site': 'parent.parlourLaunch = 1',
    'reaches the element it stands in': 'frameElement',
    'reads the history of the site': 'top.history.length',
    'navigates by the navigation of the site': "top.navigation.navigate('#/mine')",
    'finds a token in its own storage': "localStorage.getItem('api_token') ?? sessionStorage.getItem('api_token')",
    'finds a cookie of the site': "document.cookie === '' ? null : document.cookie",
    'takes the name of the site': "document.domain = 'localhost'",
    'asks a call of the site': "fetch(document.referrer + 'api/user', { method: 'POST' }).then(({ status }) => status)",
    'asks a call with the cookies of the site':
      "fetch(document.referrer + 'api/app', { method: 'POST', credentials: 'include' })",
    'reads the manifest of the site': "fetch(document.referrer + 'manifest.json').then((answer) => answer.text())",
    'loads the document of the site': 'fetch(document.referrer).then((answer) => answer.text())',
    'asks for the storage of the site': 'document.requestStorageAccess()',
    'asks for the place of the phone':
      'new Promise((done, fail) => navigator.geolocation.getCurrentPosition(({ coords }) => done(coords.latitude), fail))',
    'asks for the camera': 'navigator.mediaDevices.getUserMedia({ video: true })',
    'asks for the microphone': 'navigator.mediaDevices.getUserMedia({ audio: true })',
    'asks for the screen': 'navigator.mediaDevices.getDisplayMedia()',
    'reads what was copied': 'navigator.clipboard.readText()',
    'replaces what was copied': "navigator.clipboard.writeText('an address of mine').then(() => 'copied')",
    'asks to notify': 'Notification.requestPermission()',
    'asks to pay':
      "new PaymentRequest([{ supportedMethods: 'https://evil.example/pay' }], { total: { label: 'x', amount: { currency: 'CNY', value: '1' } } }).show()",
    'asks for a passkey': 'navigator.credentials.get({ publicKey: { challenge: new Uint8Array(16) } })',
    'asks to be told when the player is idle': 'IdleDetector.requestPermission()',
    'asks for a device': 'navigator.usb.requestDevice({ filters: [] })',
    'asks for a serial port': 'navigator.serial.requestPort()',
    'asks for a bluetooth device': 'navigator.bluetooth.requestDevice({ acceptAllDevices: true })',
    'asks for a midi device': 'navigator.requestMIDIAccess({ sysex: true })',
    'asks for the fonts': 'queryLocalFonts()',
    'asks for the screens': 'getScreenDetails()',
    'asks for a file': 'showOpenFilePicker()',
    'asks for a colour of the screen': 'new EyeDropper().open()',
    'feels how the phone is moved':
      "new Promise((done) => addEventListener('devicemotion', (event) => done(event.acceleration.x)))",
    'feels how the phone is turned': "new Promise((done) => addEventListener('deviceorientation', (event) => done(event.alpha)))",
    'feels by a sensor':
      'new Promise((done, fail) => { const sensor = new Accelerometer(); sensor.onreading = () => done(sensor.x); sensor.onerror = ({ error }) => fail(error); sensor.start() })',
    'takes over a scheme': "navigator.registerProtocolHandler('web+parlour', location.origin + '/?%s')",
    'asks whether the player agrees': "confirm('Log in again?')",
    'asks for the password': "prompt('Your password?')",
  }),
  { name: 'says something over the site', code: "alert('You won!')" },
  { name: 'prints the site', code: 'print()' },
  {
    name: 'keeps the player from leaving',
    code: "addEventListener('beforeunload', (event) => event.preventDefault()); location = '/y'",
  },
  { name: 'sends a file', code: link('download=you-won.apk') },
  { name: 'sends a file by its address', code: "location = 'data:application/octet-stream,x'" },
  { name: 'runs a script address in itself', code: "location = 'javascript:top.document.title=1'" },
  { name: 'becomes a data document', code: "location = 'data:text/html,<script>top.location=1</script>'" },
  {
    name: 'becomes a blob document',
    code: "location = URL.createObjectURL(new Blob(['<script>top.location=1</script>'], { type: 'text/html' }))",
  },
  { name: 'frames the site in itself', code: "document.body.innerHTML = `<iframe src='${document.referrer}'></iframe>`" },
  { name: 'ends the session of the tabs', code: "new BroadcastChannel('parlour.session').postMessage({ kind: 'ended' })" },
  {
    name: 'begins a session in the tabs',
    code: "new BroadcastChannel('parlour.session').postMessage({ kind: 'begun', token: 'mine' })",
  },
  { name: 'takes the focus', code: "focus(); document.querySelector('button').focus()" },
  {
    name: 'floods the site with messages',
    code: "for (let count = 0; count < 5000; count += 1) parent.postMessage({ count }, '*')",
  },
  { name: 'is told more than the origin of the site', code: 'return new URL(document.referrer).pathname', answer: /^\/$/ },
];
