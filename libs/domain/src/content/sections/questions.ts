import { list, longText, shortText } from '../fields/fields';

/** What guests ask, with the answers. Search engines read them, too. */
export const QUESTION_FIELDS = {
  title: shortText({ max: 80, required: true }),
  items: list({
    max: 20,
    of: {
      question: shortText({ max: 200, required: true }),
      answer: longText({ max: 1_500, required: true }),
    },
  }),
} as const;
