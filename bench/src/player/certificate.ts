import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Fingerprint that the browser trusts; responses with an ignored certificate error are not cached. */
  readonly fingerprint: string;
}

/** A certificate for localhost, created by openssl for each run. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-certificate-'));
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const whom = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...whom, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
    const cert = readFileSync(certFile, 'utf8');
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const fingerprint = createHash('sha256').update(publicKey).digest('base64');
    return { key: readFileSync(keyFile, 'utf8'), cert, fingerprint };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
