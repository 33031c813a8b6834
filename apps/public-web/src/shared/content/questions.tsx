import type { SectionProps } from './page-sections';
import { LongText } from './long-text';
import * as s from './questions.module.css';
import { Words } from './words';

/** What guests ask, with the answers; nothing where there is no question yet. */
export function Questions({
  id,
  values: { title, items },
}: SectionProps<'contact.questions' | 'own.questions' | 'room.questions'>) {
  if (items.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.title} of={title} />
      <dl className={s.questions}>
        {items.map(({ question, answer }) => (
          <div key={question.text}>
            <Words as="dt" className={s.question} of={question} />
            <dd className={s.answer}>
              <LongText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
