import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * A key and a certificate for this machine, signed by itself, for a day. Node makes keys and signs, but no certificates:
 * the few lines of DER (X.690) that one needs (RFC 5280) stand here instead of fifteen packages.
 * @returns {{ key: string, cert: string }} PEM
 */
export function makeCertificate(now = new Date()) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(ECDSA_WITH_SHA256);
  const name = sequence(set(sequence(COMMON_NAME, der(UTF8_STRING, Buffer.from('localhost')))));
  const until = new Date(now.getTime() + DAY_MS);
  const names = sequence(
    der(DNS_NAME, Buffer.from('localhost')),
    der(IP_ADDRESS, Buffer.from([127, 0, 0, 1])),
  );
  const extensions = sequence(sequence(SUBJECT_ALT_NAME, der(OCTET_STRING, names)));
  const content = sequence(
    der(VERSION, der(INTEGER, Buffer.from([VERSION_3]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(utcTime(now), utcTime(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, extensions),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const bytes = sequence(content, algorithm, der(BIT_STRING, signature));
  const lines = bytes.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

const DAY_MS = 86_400_000;
const VERSION_3 = 2;
// Tags.
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;
const IP_ADDRESS = 0x87;
// Object identifiers, encoded: 1.2.840.10045.4.3.2, 2.5.4.3 and 2.5.29.17.
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex');

const sequence = (...parts) => der(0x30, Buffer.concat(parts));
const set = (...parts) => der(0x31, Buffer.concat(parts));
const utcTime = (time) => der(UTC_TIME, Buffer.from(time.toISOString().replace(/^..|[-:T]|\.\d+/g, '')));

function der(tag, content) {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | size.length]), size, content]);
}
