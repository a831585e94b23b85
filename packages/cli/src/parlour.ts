import '@parlour/registry/cli';
