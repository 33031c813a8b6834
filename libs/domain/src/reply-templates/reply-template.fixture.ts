import type { ReplyTemplate } from './reply-template';

/** A template that passes every rule. */
export function aReplyTemplate(changes: Partial<ReplyTemplate> = {}): ReplyTemplate {
  return {
    name: 'C’è posto',
    subject: { it: 'Il tuo preventivo: {{dates}}', de: 'Ihr Angebot: {{dates}}' },
    body: {
      it: '{{greeting}}\n\n{{estimate}} per {{nights}}.',
      de: '{{greeting}}\n\n{{nights}}: {{estimate}}.',
    },
    ...changes,
  };
}
