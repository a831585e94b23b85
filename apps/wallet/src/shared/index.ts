export { AllVenuesButton } from './venues/AllVenuesButton';
export { maxAmountOf } from './money/maxAmount';
export { BankSelect } from './cards/BankSelect';
export { BoxesSkeleton } from './venues/BoxesSkeleton';
export { hueOf } from './cards/bankHue';
export { endsOf, lastFour } from './cards/cardNumbers';
export { identityColour } from './cards/identityColour';
export { type CardKind, cardKindOf, MOST_OF_A_KIND } from './cards/cardKinds';
export { madeDeposit, type MadeDeposit, rememberDeposit } from './money/madeDeposits';
export { CoveringSelect } from './cards/CoveringSelect';
export { formatExact } from './money/formatExact';
export { footedPage } from './form/footedPage';
export { ForbiddenLine } from './form/ForbiddenLine';
export { FormFoot } from './form/FormFoot';
export { LinkIcon } from './cards/LinkIcon';
export { partsOf } from './form/partsOf';
export { PayPasswordField } from './form/PayPasswordField';
export { QuickAmounts } from './form/QuickAmounts';
export { RecoveryButton } from './venues/RecoveryButton';
export type { Recovered } from './venues/recoveryRules';
export { useRecoveryByVenue } from './venues/useRecoveryByVenue';
export {
  PendingOperationsCard,
  PendingOperations,
  pendingOperationsTexts,
  readRecords,
  useSendOnce,
  usePendingOperations,
} from './pendingOperations';
export { SectionHead } from './SectionHead';
export { SendFoot } from './form/SendFoot';
export { SendFailureNote } from './form/SendFailureNote';
export type { SendFailure } from './form/sendFailureOf';
export { usdtOf } from './money/usdtOf';
export { useDelayed } from './useDelayed';
export { useFold } from './venues/useFold';
export { useSending } from './form/useSending';
export { type Known, useWallets, type Wallets } from './venues/useWallets';
export { VenueBadge } from './venues/VenueBadge';
export { VenueCard } from './venues/VenueCard';
export { walletTexts } from './walletTexts';
