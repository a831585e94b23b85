// Stands in for a file of a package that nothing of ours comes to. The bundler's own way to leave one out names it by its folder.
module.exports = {};
