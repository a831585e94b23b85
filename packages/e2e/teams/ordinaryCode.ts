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
  /** Where it is refused, and how; otherwise it runs in the page. */
  readonly refused?: readonly ['build' | 'publish' | 'plan' | 'page', RegExp];
}

const WORKS = `<p>it works</p>`;
const shows = (condition: string, rest = '') => `return <main>${rest}{${condition} && ${WORKS}}</main>;`;
const hooks = "import { useEffect, useRef, useState } from 'react';";
/** A screen that works when an effect has set its state. */
const after = (effect: string, rest = '') => `const [done, setDone] = useState(false);
  const box = useRef(null);
  useEffect(() => { ${effect} }, []);
  return <main><div ref={box} style={{ width: 200, height: 100 }} />${rest}{done && ${WORKS}}</main>;`;
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
  'a QR scanner (jsQR)': {
    packages: { jsqr: '1.4.0' },
    before: "import jsQR from 'jsqr';",
    screen: shows('jsQR(new Uint8ClampedArray(400), 10, 10) === null'),
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
    refused: ['page', /./],
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
  'a woff2': asset('digits.woff2', 'x'),
  'an svg': asset('star.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a file with an @': asset('logo@2x.png', 'x'),
  'a file with a space': asset('my logo.png', 'x'),
  'a file with a Chinese name': asset('大奖.png', 'x'),
  'a kind of file that is not served': {
    before: "import notes from './notes.docx';",
    files: { 'notes.docx': 'x' },
    screen: shows('notes'),
    refused: ['build', /notes\.docx/],
  },
  // What stays refused
  'markup without trustMarkup': {
    screen: `return <main dangerouslySetInnerHTML={{ __html: '<p>it works</p>' }} />;`,
    refused: ['page', /./],
  },
  'a plain style sheet': {
    before: "import './board.css';",
    files: { 'board.css': 'p { color: red }' },
    refused: ['build', /style sheet/],
  },
  'a CSS module': {
    before: "import styles from './board.module.css';",
    files: { 'board.module.css': '.board { color: red }' },
    screen: shows('styles.board'),
    refused: ['build', /style sheet/],
  },
  'eval while it loads': {
    before: "const two = (0, eval)('1 + 1');",
    screen: shows('two === 2'),
    refused: ['plan', /code generation|throws/i],
  },
  'new Function while it loads': {
    before: "const two = new Function('return 2')();",
    screen: shows('two === 2'),
    refused: ['plan', /throws/],
  },
  'a second React': {
    packages: { 'react-copy': 'npm:react@18.3.1' },
    before: "import { version } from 'react-copy';",
    screen: shows("version === '18.3.1'"),
    refused: ['plan', /react of its own/],
  },
};

/** The source of the screen. */
export function sourceOf({ before = '', screen = `return ${WORKS};` }: OrdinaryCode): string {
  return `// @ts-nocheck\n${before}\n\nexport function BingoScreen() {\n  ${screen}\n}\n`;
}
