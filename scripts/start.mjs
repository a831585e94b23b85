// @ts-check
import { keepSite } from './site.mjs';

const site = await keepSite({ env: process.env, say: console.log });
console.log(`Parlour is ready at http://localhost:${site.port}`);
