import path from 'node:path';
import { readConfig } from './config';

const API_ORIGIN = 'http://127.0.0.1:9000';

it('has the defaults of the surface', () => {
  expect(readConfig({ API_ORIGIN })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    apiOrigin: API_ORIGIN,
    dataDir: '.parlour',
    keysDir: path.resolve('.parlour/keys'),
    consoleToken: undefined,
    consoleDir: path.resolve('apps/console/dist'),
    proxies: 0,
    frameOrigins: [],
    imageOrigins: [],
    ancestors: [],
    isDevelopment: false,
    devServer: undefined,
    timeouts: { headMs: 10_000, requestMs: 60_000, lookEveryMs: 1_000 },
  });
});

it('reads several origins', () => {
  const { frameOrigins } = readConfig({ API_ORIGIN, FRAME_ORIGINS: 'https://a.example  https://b.example/' });
  expect(frameOrigins).toEqual(['https://a.example', 'https://b.example']);
});

it.each([
  [{}, false, undefined],
  [{ PARLOUR_DEV: '0', NODE_ENV: 'production' }, false, undefined],
  [{ PARLOUR_DEV: '1' }, true, undefined],
  [{ PARLOUR_DEV: 'http://127.0.0.1:5000' }, true, 'http://127.0.0.1:5000'],
])('is in development with %j: %s, with a server at %s', (env, isDevelopment, devServer) => {
  expect(readConfig({ API_ORIGIN, ...env })).toMatchObject({ isDevelopment, devServer });
});

it.each([
  [{ API_ORIGIN, PORT: 'eighty' }, 'PORT="eighty" is not a whole number'],
  [{ API_ORIGIN, PORT: '70000' }, 'PORT="70000" is above 65535'],
  [{ API_ORIGIN: 'the backend' }, 'API_ORIGIN="the backend" is not an origin like https://host'],
  [{ API_ORIGIN: 'localhost:9000' }, 'API_ORIGIN="localhost:9000" is not an origin like https://host'],
  [{ API_ORIGIN: 'https://host/v1' }, 'API_ORIGIN="https://host/v1" is not an origin like https://host'],
  [{ API_ORIGIN, PROXIES: 'true' }, 'PROXIES="true" is not a number of proxies'],
  [
    { API_ORIGIN, FRAME_ORIGINS: 'https://a.example b.example' },
    'FRAME_ORIGINS="https://a.example b.example" is not a list of origins',
  ],
  [{ API_ORIGIN, FRAME_ANCESTORS: 'https://a.example/app' }, 'FRAME_ANCESTORS="https://a.example/app" is not a list of origins'],
  [{}, 'API_ORIGIN is not set'],
  [{ API_ORIGIN, PARLOUR_DEV: 'yes' }, 'PARLOUR_DEV="yes" is neither 0 nor 1 nor where a development server listens'],
  [{ API_ORIGIN, PARLOUR_DEV: 'http://10.0.0.7:5000' }, 'PARLOUR_DEV="http://10.0.0.7:5000" is neither 0 nor 1'],
  [
    { API_ORIGIN, PARLOUR_DEV: 'http://127.0.0.1:5000', NODE_ENV: 'production' },
    'PARLOUR_DEV="http://127.0.0.1:5000" is for development, and NODE_ENV is production',
  ],
  [{ API_ORIGIN, PARLOUR_DEV: '1', NODE_ENV: 'production' }, 'PARLOUR_DEV="1" is for development'],
])('says what is wrong with %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
