import { uploadLimits } from '@parlour/registry';

/** The largest bodies that the gateway takes, in bytes. */
export const bodyLimits = {
  /** Of a request that says nothing else. */
  usual: 65_536,
  /** Of a call of players: a picture of 1 MB and the overhead of a form. */
  operatorCall: 1_200_000,
  /** A longer call, or one that does not say how long it is, is an upload, which has a place of its own on the operator's line. */
  shortOperatorCall: 65_536,
  telemetry: 32_768,
  policyReports: 65_536,
  /** Of a release's description: it names each file with its hash, and the bill of materials comes with it. */
  releaseDescription: uploadLimits.sbomBytes + 2_000_000,
  /** Of what is too large, so much is taken in and dropped; a connection that would bring more is closed at once. */
  discarded: 16_000_000,
} as const;
