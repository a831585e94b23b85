// The entry of the federation as it is documented: the rest is imported, so that what is shared can be agreed upon before.
void import('../../apps/shell/src/main.ts');
