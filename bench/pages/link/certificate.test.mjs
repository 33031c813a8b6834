import assert from 'node:assert/strict';
import { X509Certificate, createPrivateKey } from 'node:crypto';
import { test } from 'node:test';
import { makeCertificate } from './certificate.mjs';

test('the certificate is for this machine, from now on, and signed by its own key', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const { key, cert } = makeCertificate(now);
  const certificate = new X509Certificate(cert);
  assert.equal(certificate.checkHost('localhost'), 'localhost');
  assert.equal(certificate.checkIP('127.0.0.1'), '127.0.0.1');
  assert.equal(new Date(certificate.validFrom).getTime(), now.getTime());
  assert.ok(certificate.verify(certificate.publicKey));
  assert.ok(certificate.checkPrivateKey(createPrivateKey(key)));
});
