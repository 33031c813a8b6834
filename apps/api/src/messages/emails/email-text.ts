import type { Email, EmailPart } from './email';

/** An email as plain text, readable in any mail program. */
export function emailText(email: Email): string {
  const body = email.parts.map(partText).join('\n\n');
  return `${body}\n\n-- \n${email.footer.join('\n')}\n`;
}

function partText(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'notice':
      return part.text;
    case 'heading':
      return part.text.toUpperCase();
    case 'details':
      return part.rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n    ')}`).join('\n');
    case 'steps':
      return part.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'action':
      return `${part.label}: ${part.url}`;
  }
}
