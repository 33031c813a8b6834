import { MAX_REPLY_BODY_LENGTH, MAX_REPLY_SUBJECT_LENGTH, REPLY_PLACEHOLDERS } from '../quotes';
import {
  textProblem,
  LANGUAGES,
  localizedProblems,
  placeholderProblem,
  trimmed,
  type FieldProblem,
  type Localized,
} from '../shared';
import { MAX_REPLY_TEMPLATE_NAME_LENGTH, MAX_REPLY_TEMPLATES, type ReplyTemplate } from './reply-template';

type Check =
  | { readonly ok: true; readonly templates: readonly ReplyTemplate[] }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/**
 * Checks templates before they are stored: unique names, Italian texts, known placeholders. Problems name their field
 * as `templates.0.subject.de`.
 */
export function checkReplyTemplates(templates: readonly ReplyTemplate[]): Check {
  const problems = [
    templates.length > MAX_REPLY_TEMPLATES
      ? { field: 'templates', code: 'too_many' as const, facts: { max: MAX_REPLY_TEMPLATES } }
      : null,
    ...templates.flatMap((template, index) => [
      nameProblem(templates, index),
      ...textsProblems(`templates.${index}.subject`, template.subject, MAX_REPLY_SUBJECT_LENGTH, false),
      ...textsProblems(`templates.${index}.body`, template.body, MAX_REPLY_BODY_LENGTH, true),
    ]),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    templates: templates.map(({ name, subject, body }) => ({
      name: name.trim(),
      subject: trimmed(subject),
      body: trimmed(body),
    })),
  };
}

/** The owner chooses by the name, so no two templates have the same. */
function nameProblem(templates: readonly ReplyTemplate[], index: number): FieldProblem | null {
  const field = `templates.${index}.name`;
  const nameAt = (at: number) => templates[at]?.name.trim().toLowerCase() ?? '';
  const isTaken = templates.slice(0, index).some((_, at) => nameAt(at) === nameAt(index));
  const problem = textProblem(field, templates[index]?.name ?? null, {
    max: MAX_REPLY_TEMPLATE_NAME_LENGTH,
    isRequired: true,
  });
  return problem ?? (isTaken ? { field, code: 'name_taken' } : null);
}

function textsProblems(
  field: string,
  text: Localized,
  max: number,
  severalLines: boolean,
): (FieldProblem | null)[] {
  return [
    ...localizedProblems(field, text, max, { severalLines }),
    ...LANGUAGES.map((language) =>
      placeholderProblem(`${field}.${language}`, text[language] ?? '', REPLY_PLACEHOLDERS),
    ),
  ];
}
