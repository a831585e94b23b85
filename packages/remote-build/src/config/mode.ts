export const isProduction = process.env['NODE_ENV'] !== 'development';

/** A build in development that a running site shows (`parlour dev`): its React is that of production, and it runs no script without a hash. */
export const isInsideSite = !isProduction && process.env['BUILD_FOR'] === 'site';
