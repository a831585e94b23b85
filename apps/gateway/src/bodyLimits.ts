import { uploadLimits } from '@parlour/registry';

/** The largest bodies that the gateway takes, in bytes. */
export const bodyLimits = {
  /** For every request without a limit of its own. */
  usual: 65_536,
  /** For a player's call: a picture of 1 MB and the overhead of a form. */
  operatorCall: 1_200_000,
  /**
   * A longer call, or one without a `content-length`, counts as an upload, for which the connections to the operator have a
   * separate quota.
   */
  shortOperatorCall: 65_536,
  telemetry: 32_768,
  policyReports: 65_536,
  /** For the description of a release, which names each file with its hash and includes the bill of materials. */
  releaseDescription: uploadLimits.sbomBytes + 2_000_000,
  /**
   * The rest of a body that is too large is read and dropped up to this size, so that the client can read the response. A
   * connection that would send more is closed at once.
   */
  discarded: 16_000_000,
} as const;
