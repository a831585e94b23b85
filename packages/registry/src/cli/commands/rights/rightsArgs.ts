import { appRights, siteRights } from '@parlour/release-contract/policy';

export const everyRight = appRights.join(',');
export const asBefore = 'default: as before';
export const canaryUpTo = {
  type: 'string',
  description: `Largest share of a canary for those without the right "promote": 5%, or 100% for any; ${asBefore}, or any`,
} as const;

export const onArg = {
  type: 'string',
  description: 'Another site on which this holds; default: the default site',
} as const;

export const rightsArgs = {
  on: onArg,
  apps: {
    type: 'string',
    description: `Apps with commas between, or "*" for every app; "+wallet" for wallet beside those before; ${asBefore}, or every app`,
  },
  rights: { type: 'string', description: `Of ${everyRight}; none are enough to look on and to verify; ${asBefore}, or none` },
  'canary-up-to': canaryUpTo,
  site: { type: 'string', description: `Of ${siteRights.join(',')}; ${asBefore}, or none` },
} as const;
