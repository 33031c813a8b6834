import fs from 'node:fs';
import path from 'node:path';

const shown = (file) => {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
};

/**
 * What a person wants to know once everything runs: where to click, and where the first secrets and the e-mails
 * lie.
 * @param {import('./settings.mjs').ServeSettings} settings
 * @returns {string}
 */
export function describeAddresses({ publicUrl, dataDir }) {
  const rows = [
    ['Site', `${publicUrl}/`],
    ['Back-office', `${publicUrl}/admin`],
    ['Super admin', `${publicUrl}/super-admin`],
    ['API', `${publicUrl}/api/docs`],
  ];
  const credentials = path.join(dataDir, 'credentials.txt');
  if (fs.existsSync(credentials)) rows.push(['Credentials', shown(credentials)]);
  if (!process.env.SMTP_URL)
    rows.push(['E-mails', `${shown(path.join(dataDir, 'mail'))} (SMTP_URL sends them)`]);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(13)}${value}`);
  return ['', 'Ospite is ready. Ctrl-C stops it.', '', ...lines, ''].join('\n');
}
