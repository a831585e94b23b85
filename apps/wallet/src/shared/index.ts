export { AllVenuesButton } from './AllVenuesButton';
export { focusField } from './focusField';
export { FormFoot } from './FormFoot';
export { LinkIcon } from './LinkIcon';
export { RecoveryButton } from './RecoveryButton';
export { useWallets, type Wallets } from './useWallets';
export { VenueBadge } from './VenueBadge';
export { walletTexts } from './walletTexts';
