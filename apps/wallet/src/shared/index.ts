export { AllVenuesButton } from './AllVenuesButton';
export { allOf } from './allOf';
export { BankSelect } from './BankSelect';
export { BoxesSkeleton } from './BoxesSkeleton';
export { endsOf, hueOf, lastFour } from './cardFaces';
export { identityColour } from './identityColour';
export { type CardKind, cardKindOf, MOST_OF_A_KIND } from './cardKinds';
export { madeDeposit, type MadeDeposit, rememberDeposit } from './madeDeposits';
export { CoveringSelect } from './CoveringSelect';
export { exactly } from './exactly';
export { footedPage } from './footedPage';
export { ForbiddenLine } from './ForbiddenLine';
export { FormFoot } from './FormFoot';
export { LinkIcon } from './LinkIcon';
export { partsOf } from './partsOf';
export { PayPasswordField } from './PayPasswordField';
export { QuickAmounts } from './QuickAmounts';
export { RecoveryButton } from './RecoveryButton';
export type { Recovered } from './recoveryRules';
export { useRecoveryByVenue } from './useRecoveryByVenue';
export {
  PendingOperationsCard,
  PendingOperations,
  pendingOperationsTexts,
  readRecords,
  useSendOnce,
  usePendingOperations,
} from './pendingOperations';
export { SectionHead } from './SectionHead';
export { SendFoot } from './SendFoot';
export { SendFailureNote } from './SendFailureNote';
export type { SendFailure } from './sendFailureOf';
export { usdtOf } from './usdtOf';
export { useDelayed } from './useDelayed';
export { useFold } from './useFold';
export { useSending } from './useSending';
export { type Known, useWallets, type Wallets } from './useWallets';
export { VenueBadge } from './VenueBadge';
export { walletTexts } from './walletTexts';
