// Replaces a file of a package that our code has no use for. The bundler's own option to ignore one names it by its folder.
module.exports = () => undefined;
