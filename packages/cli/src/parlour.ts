import '@parlour/release-server/cli';
