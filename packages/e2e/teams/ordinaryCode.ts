/** A library or construct that a team uses, as a screen that says "it works" once it does. */
export interface OrdinaryCode {
  /** Packages of npm, with the versions that were tried. */
  readonly packages?: Readonly<Record<string, string>>;
  /** What comes before the screen in its file. */
  readonly before?: string;
  /** The body of the screen; without one it says at once that it works. */
  readonly screen?: string;
  /** Other files, beside that of the screen. */
  readonly files?: Readonly<Record<string, string>>;
  /** Where it is refused, with what sentence, and what a team writes instead; otherwise it runs, in the page as in development. */
  readonly refused?: readonly ['build' | 'plan', RegExp, string];
}

/** The one other origin that operations allow in the story. */
export const ALLOWED = 'https://tables.example';

const configWith = (routes: string, more = '') => `export const config = {
  name: 'bingo',
  platformVersion: '^0.4.0',
  outage: 'outage',
  routes: [{ path: '/bingo', screen: 'bingo/BingoScreen', access: 'all', chrome: 'back', title: 'bingo.title' }, ${routes}],
  ${more}
};
`;

const WORKS = `<p>it works</p>`;
const shows = (condition: string, rest = '') => `return <main>${rest}{${condition} && ${WORKS}}</main>;`;
const hooks = "import { useEffect, useRef, useState } from 'react';";
/** A screen that works when an effect has set its state. */
const after = (effect: string, rest = '') => `const [done, setDone] = useState(false);
  const box = useRef(null);
  useEffect(() => { ${effect} }, []);
  return <main><div ref={box} style={{ width: 200, height: 100 }} />${rest}{done && ${WORKS}}</main>;`;
/** An element with classes, and what has to be true of its `style`; before that, something may be done. */
const styled = (
  element: string,
  names: string,
  condition: string,
  first = '',
): string => `const [done, setDone] = useState(false);
  const box = useRef(null);
  useEffect(() => { ${first} const style = getComputedStyle(box.current); setDone(${condition}); }, []);
  return <main><${element} ref={box} className=${names.startsWith('{') ? names : `"${names}"`}>styled</${element}>{done && ${WORKS}}</main>;`;
const asset = (name: string, bytes: string): OrdinaryCode => ({
  before: `${hooks}\nimport address from './${name}';`,
  files: { [name]: bytes },
  screen: after('fetch(address).then((answer) => answer.ok && setDone(true));'),
});

export const ordinaryCode: Readonly<Record<string, OrdinaryCode>> = {
  // Libraries that draw
  'react-hot-toast': {
    packages: { 'react-hot-toast': '2.6.1' },
    before: "import { useEffect } from 'react';\nimport toast, { Toaster } from 'react-hot-toast';",
    screen: "useEffect(() => { toast.success('it works') }, []);\n  return <Toaster />;",
  },
  sonner: {
    packages: { sonner: '2.0.8' },
    before: "import { useEffect } from 'react';\nimport { toast, Toaster } from 'sonner';",
    screen: "useEffect(() => { setTimeout(() => toast('it works'), 0) }, []);\n  return <Toaster />;",
  },
  'Radix dialog': {
    packages: { '@radix-ui/react-dialog': '1.3.1' },
    before: "import * as Dialog from '@radix-ui/react-dialog';",
    screen: `return <Dialog.Root defaultOpen><Dialog.Portal><Dialog.Content><Dialog.Title>Prize</Dialog.Title>${WORKS}</Dialog.Content></Dialog.Portal></Dialog.Root>;`,
  },
  'Headless UI': {
    packages: { '@headlessui/react': '2.2.10' },
    before: "import { Dialog, DialogPanel } from '@headlessui/react';",
    screen: `return <Dialog open onClose={() => {}}><DialogPanel>${WORKS}</DialogPanel></Dialog>;`,
  },
  'framer-motion': {
    packages: { 'framer-motion': '14.14.0' },
    before: "import { useState } from 'react';\nimport { motion } from 'framer-motion';",
    screen: `const [done, setDone] = useState(false);
  return <motion.main initial={{ opacity: 0.5 }} animate={{ opacity: 1 }} onAnimationComplete={() => setDone(true)}>{done && ${WORKS}}</motion.main>;`,
  },
  Emotion: {
    packages: { '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' },
    before: `${hooks}\nimport styled from '@emotion/styled';\nconst Red = styled.i({ color: 'rgb(1, 2, 3)' });`,
    screen: `const [done, setDone] = useState(false);
  const red = useRef(null);
  useEffect(() => setDone(getComputedStyle(red.current).color === 'rgb(1, 2, 3)'), []);
  return <main><Red ref={red}>red</Red>{done && ${WORKS}}</main>;`,
  },
  'styled-components': {
    before: `${hooks}\nimport styled from 'styled-components';\nconst Red = styled.i\`color: rgb(1, 2, 3);\`;`,
    screen: `const [done, setDone] = useState(false);
  const red = useRef(null);
  useEffect(() => setDone(getComputedStyle(red.current).color === 'rgb(1, 2, 3)'), []);
  return <main><Red ref={red}>red</Red>{done && ${WORKS}}</main>;`,
  },
  ECharts: {
    packages: { echarts: '6.1.0' },
    before: `${hooks}\nimport { BarChart } from 'echarts/charts';\nimport { GridComponent } from 'echarts/components';\nimport { init, use } from 'echarts/core';\nimport { CanvasRenderer } from 'echarts/renderers';\nuse([BarChart, GridComponent, CanvasRenderer]);`,
    screen: after(
      `const chart = init(box.current); chart.on('finished', () => setDone(true)); chart.setOption({ animation: false, xAxis: { data: ['a'] }, yAxis: {}, series: [{ type: 'bar', data: [1] }] });`,
    ),
  },
  'Chart.js': {
    packages: { 'chart.js': '4.6.1' },
    before: `${hooks}\nimport { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';\nChart.register(BarController, BarElement, CategoryScale, LinearScale);`,
    screen: `const [done, setDone] = useState(false);
  const canvas = useRef(null);
  useEffect(() => { const chart = new Chart(canvas.current, { type: 'bar', data: { labels: ['a'], datasets: [{ data: [1] }] }, options: { animation: false } }); setDone(true); return () => chart.destroy(); }, []);
  return <main><canvas ref={canvas} />{done && ${WORKS}}</main>;`,
  },
  'Lottie (light)': {
    packages: { 'lottie-web': '5.13.0' },
    before: `${hooks}\nimport lottie from 'lottie-web/build/player/lottie_light';`,
    screen: after(
      `const film = lottie.loadAnimation({ container: box.current, renderer: 'svg', animationData: { v: '5.5.7', fr: 30, ip: 0, op: 30, w: 10, h: 10, nm: '', ddd: 0, assets: [], layers: [] } }); film.addEventListener('DOMLoaded', () => setDone(true));`,
    ),
  },
  'hls.js': {
    packages: { 'hls.js': '1.7.4' },
    before: `${hooks}\nimport Hls from 'hls.js';`,
    screen: `const [done, setDone] = useState(false);
  const film = useRef(null);
  useEffect(() => { const hls = new Hls(); hls.on(Hls.Events.MEDIA_ATTACHED, () => setDone(true)); hls.attachMedia(film.current); return () => hls.destroy(); }, []);
  return <main><video ref={film} />{done && ${WORKS}}</main>;`,
  },
  'canvas-confetti': {
    packages: { 'canvas-confetti': '1.9.4' },
    before: `${hooks}\nimport confetti from 'canvas-confetti';`,
    screen: after(
      'confetti({ particleCount: 1, ticks: 1 }); confetti.create(undefined, { useWorker: true })({ particleCount: 1, ticks: 1 }).then(() => setDone(true));',
    ),
  },
  'qrcode.react': {
    packages: { 'qrcode.react': '4.2.0' },
    before: "import { QRCodeSVG } from 'qrcode.react';",
    screen: `return <main><QRCodeSVG value="x" />${WORKS}</main>;`,
  },
  'react-window': {
    packages: { 'react-window': '2.5.3' },
    before: `import { List } from 'react-window';\nconst Row = ({ style }) => <div style={style}>${WORKS}</div>;`,
    screen: 'return <div style={{ height: 100 }}><List rowComponent={Row} rowCount={9} rowHeight={50} rowProps={{}} /></div>;',
  },
  'react-icons': {
    packages: { 'react-icons': '5.7.0' },
    before: "import { FiStar } from 'react-icons/fi';",
    screen: `return <main><FiStar />${WORKS}</main>;`,
  },
  'a QR scanner (jsQR)': {
    packages: { jsqr: '1.4.0' },
    before: "import jsQR from 'jsqr';",
    screen: shows('jsQR(new Uint8ClampedArray(400), 10, 10) === null'),
  },
  Swiper: {
    packages: { swiper: '14.4.0' },
    before: `${hooks}\nimport { Swiper, SwiperSlide } from 'swiper/react';\nimport 'swiper/css';`,
    screen: `const [done, setDone] = useState(false);
  return <main><Swiper onSwiper={({ wrapperEl }) => setTimeout(() => setDone(getComputedStyle(wrapperEl).display === 'flex'))}><SwiperSlide>one</SwiperSlide></Swiper>{done && ${WORKS}}</main>;`,
  },
  Tailwind: {
    packages: { tailwindcss: '4.3.5', '@tailwindcss/postcss': '4.3.5' },
    before: `${hooks}\nimport './tailwind.css';`,
    files: {
      'tailwind.css': '@import "tailwindcss" source(none);\n@source "./BingoScreen.tsx";',
      '../../../postcss.config.mjs': "export default { plugins: { '@tailwindcss/postcss': {} } };",
    },
    screen: styled('button', 'bg-[rgb(1,2,3)] p-4', "style.backgroundColor === 'rgb(1, 2, 3)' && style.paddingTop === '16px'"),
  },
  'a plain style sheet': {
    before: `${hooks}\nimport './board.css';`,
    files: { 'board.css': '.board { color: rgb(1, 2, 3) }' },
    screen: styled('i', 'board', "style.color === 'rgb(1, 2, 3)'"),
  },
  'a style sheet for elements': {
    before: `${hooks}\nimport './board.css';`,
    files: { 'board.css': ':root { --ink: rgb(1, 2, 3) }\nbody { letter-spacing: 9px }\ni { color: var(--ink) }' },
    screen: styled(
      'i',
      '',
      "style.color === 'rgb(1, 2, 3)' && style.letterSpacing === '9px' && getComputedStyle(document.body).letterSpacing === 'normal'",
    ),
  },
  'a style sheet for buttons': {
    before: `${hooks}\nimport './board.css';`,
    files: { 'board.css': 'button { padding: 7px }' },
    screen: styled('button', '', "style.paddingTop === '7px'"),
  },
  'a dark theme by a class of the page': {
    before: `${hooks}\nimport './board.css';`,
    files: { 'board.css': ':root { --ink: red }\n.dark { --ink: rgb(1, 2, 3) }\ni { color: var(--ink) }' },
    screen: styled('i', '', "style.color === 'rgb(1, 2, 3)'", "document.documentElement.classList.add('dark');"),
  },
  'a CSS module': {
    before: `${hooks}\nimport styles from './board.module.css';`,
    files: { 'board.module.css': '.board { color: rgb(1, 2, 3) }' },
    screen: styled('i', '{styles.board}', "style.color === 'rgb(1, 2, 3)'"),
  },
  // Libraries of state, forms and words
  i18next: {
    packages: { i18next: '27.1.5' },
    before: `${hooks}\nimport i18next from 'i18next';`,
    screen: after(
      "i18next.init({ lng: 'en', resources: { en: { translation: { a: 'b' } } } }).then((t) => setDone(t('a') === 'b'));",
    ),
  },
  zustand: {
    packages: { zustand: '5.1.0' },
    before: "import { create } from 'zustand';\nconst useBox = create(() => ({ n: 1 }));",
    screen: shows('useBox((state) => state.n) === 1'),
  },
  'Redux Toolkit': {
    packages: { '@reduxjs/toolkit': '2.15.0', 'react-redux': '9.3.1' },
    before: `import { configureStore, createSlice } from '@reduxjs/toolkit';
import { Provider, useSelector } from 'react-redux';
const slice = createSlice({ name: 'a', initialState: { n: 1 }, reducers: { add: (state) => { state.n += 1 } } });
const store = configureStore({ reducer: slice.reducer });
store.dispatch(slice.actions.add());
function Inner() { return useSelector((state) => state.n) === 2 ? ${WORKS} : null; }`,
    screen: 'return <Provider store={store}><Inner /></Provider>;',
  },
  'TanStack Table': {
    packages: { '@tanstack/react-table': '8.21.3' },
    before:
      "import { createColumnHelper, getCoreRowModel, useReactTable } from '@tanstack/react-table';\nconst columns = [createColumnHelper().accessor('n', {})];\nconst data = [{ n: 1 }];",
    screen: `const table = useReactTable({ data, columns, getCoreRowModel: getCoreRowModel() });\n  ${shows('table.getRowModel().rows[0].getValue("n") === 1')}`,
  },
  'react-hook-form': {
    packages: { 'react-hook-form': '7.92.0' },
    before: "import { useForm } from 'react-hook-form';",
    screen: `const { register } = useForm({ defaultValues: { a: 'b' } });\n  return <main><input {...register('a')} />${WORKS}</main>;`,
  },
  zod: {
    packages: { zod: '4.6.7' },
    before: "import { z } from 'zod';\nconst row = z.object({ n: z.coerce.number() });",
    screen: shows("row.parse({ n: '1' }).n === 1"),
  },
  dayjs: {
    packages: { dayjs: '1.11.23' },
    before: "import dayjs from 'dayjs';\nimport utc from 'dayjs/plugin/utc';\nimport 'dayjs/locale/zh-cn';\ndayjs.extend(utc);",
    screen: shows("dayjs.utc('2026-11-30').locale('zh-cn').format('M') === '11'"),
  },
  'date-fns': {
    packages: { 'date-fns': '4.4.0' },
    before: "import { addDays } from 'date-fns';",
    screen: shows('addDays(new Date(0), 1).getTime() === 86400000'),
  },
  'TanStack Query': {
    packages: { '@tanstack/react-query': '5.108.4' },
    before: `import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
const client = new QueryClient();
function Inner() { return useQuery({ queryKey: ['a'], queryFn: async () => 1 }).data === 1 ? ${WORKS} : null; }`,
    screen: 'return <QueryClientProvider client={client}><Inner /></QueryClientProvider>;',
  },
  'axios, to the site': {
    packages: { axios: '1.21.1' },
    before: `${hooks}\nimport axios from 'axios';`,
    screen: after("axios.get('/manifest.json').then(({ status }) => setDone(status === 200));"),
  },
  immer: {
    packages: { immer: '11.2.13' },
    before: "import { produce } from 'immer';",
    screen: shows('produce({ n: 1 }, (draft) => { draft.n += 1; }).n === 2'),
  },
  'lodash-es': {
    packages: { 'lodash-es': '4.18.1' },
    before: "import { debounce, groupBy } from 'lodash-es';\nconst late = debounce(() => {}, 10);",
    screen: shows("typeof late === 'function' && groupBy([1, 2], (n) => n % 2)[1][0] === 1"),
  },
  'a polyfill (core-js)': {
    packages: { 'core-js': '3.51.0' },
    before: "import 'core-js/actual/array/to-sorted';",
    screen: shows('[2, 1].toSorted()[0] === 1'),
  },
  // Constructs
  'what React Compiler writes': {
    before: "import { c } from 'react/compiler-runtime';",
    screen: `const kept = c(1);\n  if (kept[0] === Symbol.for('react.memo_cache_sentinel')) kept[0] = 1;\n  ${shows('kept[0] === 1')}`,
  },
  createPortal: {
    before: "import { createPortal } from 'react-dom';",
    screen: `return createPortal(${WORKS}, document.body);`,
  },
  createRoot: {
    before: `${hooks}\nimport { createRoot } from 'react-dom/client';`,
    screen: `const box = useRef(null);
  useEffect(() => { const root = createRoot(box.current.appendChild(document.createElement('div'))); root.render(${WORKS}); return () => setTimeout(() => root.unmount()); }, []);
  return <main ref={box} />;`,
  },
  'lazy and Suspense': {
    before: "import { lazy, Suspense } from 'react';\nconst Late = lazy(() => import('./Late'));",
    files: { 'Late.tsx': `export default function Late() { return ${WORKS}; }` },
    screen: 'return <Suspense fallback={null}><Late /></Suspense>;',
  },
  'an await at the top of a module': {
    before: "const words = await Promise.resolve('it works');",
    screen: 'return <p>{words}</p>;',
  },
  'an await at the top of a module that it imports': {
    before: "import { words } from './words';",
    files: { 'words.ts': "export const words = await Promise.resolve('it works');" },
    screen: 'return <p>{words}</p>;',
  },
  'a dynamic import of data': {
    before: hooks,
    files: { 'prizes.json': '{ "first": 100 }' },
    screen: after("import('./prizes.json').then((found) => setDone((found.default ?? found).first === 100));"),
  },
  'an import of JSON': {
    before: "import prizes from './prizes.json';",
    files: { 'prizes.json': '{ "first": 100 }' },
    screen: shows('prizes.first === 100'),
  },
  'a module that is imported for what it does': {
    before: "import './setup';",
    files: { 'setup.ts': 'globalThis.isSetUp = true;' },
    screen: shows('globalThis.isSetUp'),
  },
  'WebAssembly, in an effect': {
    before: hooks,
    screen: after('WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => setDone(true));'),
  },
  'WebAssembly, while it loads': {
    before: 'const empty = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));',
    screen: shows('WebAssembly.Module.exports(empty).length === 0'),
  },
  'a web worker of its own files': {
    before: hooks,
    files: {
      'count.worker.ts': "import { twice } from './twice';\nself.onmessage = ({ data }) => self.postMessage(twice(data));",
      'twice.ts': 'export const twice = (n: number) => 2 * n;',
    },
    screen: after(
      "const worker = new Worker(new URL('./count.worker.ts', import.meta.url)); worker.onmessage = ({ data }) => setDone(data === 42); worker.postMessage(21); return () => worker.terminate();",
    ),
  },
  'a route below its own, with an id': {
    before: `import { useEffect } from 'react';\nimport { usePlatform, useRouteParams } from '@parlour/platform';`,
    files: {
      '../../../remote.config.ts': configWith(
        "{ path: '/bingo/rules/:id', screen: 'bingo/BingoScreen', access: 'all', chrome: 'bare' },",
      ),
    },
    screen: `const { navigation } = usePlatform();
  const { id } = useRouteParams('/bingo/rules/:id');
  useEffect(() => { if (id !== '8') navigation.go('/bingo/rules/' + (id === '' ? 7 : 8)); }, [id, navigation]);
  ${shows("id === '8'")}`,
  },
  'a topic that it declares': {
    before: `import { useEffect } from 'react';\nimport { useSharedTopic } from '@parlour/platform';`,
    files: { '../../../remote.config.ts': configWith('', "topics: { bingoRound: { fields: { number: 'number' } } },") },
    screen: `const [round, setRound] = useSharedTopic<{ number: number }>('bingoRound');
  useEffect(() => setRound({ number: 7 }), [setRound]);
  ${shows('round?.number === 7')}`,
  },
  'a call to the origin that operations allow': {
    before: hooks,
    files: { '../../../remote.config.ts': configWith('', `origin: '${ALLOWED}',`) },
    screen: after(`fetch('${ALLOWED}/odds').then((answer) => answer.ok && setDone(true));`),
  },
  'markup with trustMarkup': {
    before: "import { trustMarkup } from '@parlour/ui-kit/markup';\ntrustMarkup();",
    screen: `return <main dangerouslySetInnerHTML={{ __html: '<p>it works</p>' }} />;`,
  },
  // Files
  'a gif': asset('spin.gif', 'GIF89a'),
  'an avif': asset('prize.avif', 'x'),
  'a webp': asset('prize.webp', 'x'),
  'an mp3': asset('win.mp3', 'x'),
  'a text': asset('rules.txt', 'x'),
  'a woff2': asset('digits.woff2', 'x'),
  'an svg': asset('star.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a name in capitals': asset('IMG_1.JPG', 'x'),
  'a file with an @': asset('logo@2x.png', 'x'),
  'a file with a space': asset('my logo.png', 'x'),
  'a file with a Chinese name': asset('大奖.png', 'x'),
  'a kind of file that is not served': {
    before: "import notes from './notes.docx';",
    files: { 'notes.docx': 'x' },
    screen: shows('notes'),
    refused: ['build', /notes\.docx/, 'a file of a kind in `servedFiles.ts`'],
  },
  // What stays refused
  'markup without trustMarkup': {
    screen: `return <main dangerouslySetInnerHTML={{ __html: '<p>it works</p>' }} />;`,
    refused: [
      'build',
      /BingoScreen\.tsx:\d+ makes markup from text/,
      '`SafeHtml` of the kit for texts of the backend; else `trustMarkup` first',
    ],
  },
  'an svg as a component': {
    before: "import Star from './star.svg?react';",
    files: { 'star.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    screen: `return <main><Star />${WORKS}</main>;`,
    refused: ['build', /star\.svg\?react is no component here/, 'its address in an `<img>`, or a component'],
  },
  'a worker that is named as a file': {
    before: hooks,
    files: { 'count.ts': 'self.onmessage = () => self.postMessage(1);' },
    screen: after("const address = new URL('./count.ts', import.meta.url); new Worker(address); setDone(true);"),
    refused: ['build', /count\.ts is code, and named as a file/, '`new Worker(new URL(…))` at once'],
  },
  'a worker that imports later': {
    before: hooks,
    files: {
      'count.ts': "self.onmessage = () => import('./twice').then(({ twice }) => self.postMessage(twice));",
      'twice.ts': 'export const twice = 2;',
    },
    screen: after("new Worker(new URL('./count.ts', import.meta.url)); setDone(true);"),
    refused: ['build', /a worker imports something later/, 'an import at its top'],
  },
  'a SharedWorker': {
    before: hooks,
    files: { 'count.ts': 'self.onconnect = () => undefined;' },
    screen: after("new SharedWorker(new URL('./count.ts', import.meta.url)); setDone(true);"),
    refused: ['build', /no SharedWorker/, '`Worker`'],
  },
  'the environment of the build': {
    screen: shows("process.env.SITE !== ''"),
    refused: ['build', /BingoScreen\.tsx:\d+ reads the environment of a build/, 'a constant'],
  },
  'an inline handler': {
    before: hooks,
    screen: after("box.current.setAttribute('onclick', 'done()'); setDone(true);"),
    refused: ['build', /BingoScreen\.tsx:\d+ makes code from text/, '`onClick`, or `addEventListener`'],
  },
  'eval while it loads': {
    before: "const two = (0, eval)('1 + 1');",
    screen: shows('two === 2'),
    refused: ['build', /BingoScreen\.tsx:\d+ makes code from text/, 'a function'],
  },
  'new Function while it loads': {
    before: "const two = new Function('return 2')();",
    screen: shows('two === 2'),
    refused: ['build', /BingoScreen\.tsx:\d+ makes code from text/, 'a function'],
  },
  'a library that makes code from text (ajv)': {
    packages: { ajv: '8.20.0' },
    before: "import Ajv from 'ajv';\nconst isBoard = new Ajv().compile({ type: 'object' });",
    screen: shows('isBoard({})'),
    refused: ['plan', /throws/, 'another library, such as zod; or what this one compiles at build time'],
  },
  'a topic that nobody declares': {
    files: { '../../../remote.config.ts': configWith('', "reads: { jackpot: { sum: 'string' } },") },
    refused: ['plan', /reads the topic jackpot, which no remote has/, 'the name of a topic of a remote that is live'],
  },
  'a call to an origin that operations do not allow': {
    files: { '../../../remote.config.ts': configWith('', "origin: 'https://elsewhere.example',") },
    refused: ['plan', /calls https:\/\/elsewhere\.example/, 'ask operations, or call it from the backend'],
  },
  'react-dom/server': {
    before: "import { renderToStaticMarkup } from 'react-dom/server.browser';",
    screen: shows("renderToStaticMarkup(<i>x</i>) === '<i>x</i>'"),
    refused: ['plan', /react-dom of its own/, '`createRoot` into an element of its own'],
  },
  'a second React': {
    packages: { 'react-copy': 'npm:react@18.3.1' },
    before: "import { version } from 'react-copy';",
    screen: shows("version === '18.3.1'"),
    refused: ['plan', /react of its own/, 'the React of the page, and versions of libraries that take it'],
  },
};

/** The source of the screen. */
export function sourceOf({ before = '', screen = `return ${WORKS};` }: OrdinaryCode): string {
  return `// @ts-nocheck\n${before}\n\nexport function BingoScreen() {\n  ${screen}\n}\n`;
}
