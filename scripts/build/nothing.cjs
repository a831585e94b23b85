// Replaces a file of a package that our code never uses. The bundler's own option to ignore one names it by its folder.
module.exports = {};
