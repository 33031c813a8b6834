import { Button, TextAreaField } from '@ospite/ui/office';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { typeInto } from '../../../shared/forms/type-into-field';
import type { LanguageField } from '../../../shared/languages/language-fields';
import { LinkDialog } from './link-dialog';
import { boldEdit, linesEdit, type Edit, type Selected } from './mark-selection';
import * as s from './text.module.css';

/** A long text as it is typed, with buttons for the marks that make words bold, a list or a link. */
export function LongTextField(field: LanguageField) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [linked, setLinked] = useState<Selected | null>(null);

  function selected(): Selected {
    const area = place.current?.querySelector('textarea');
    return { text: area?.value ?? '', from: area?.selectionStart ?? 0, to: area?.selectionEnd ?? 0 };
  }

  /** As if it were typed: the browser can undo it. */
  function apply({ from, to, text, select }: Edit) {
    const area = place.current?.querySelector('textarea');
    if (!area) return;
    typeInto(area, from, to, text);
    area.setSelectionRange(select.from, select.to);
  }

  return (
    <div ref={place} className={s.field}>
      <TextAreaField {...field} rows={8} />
      <div
        className={s.marks}
        role="group"
        aria-label={t('office:content.text.marks', { language: field.label })}
      >
        <Button variant="quiet" onPress={() => apply(boldEdit(selected()))}>
          {t('office:content.text.bold')}
        </Button>
        <Button variant="quiet" onPress={() => apply(linesEdit(selected()))}>
          {t('office:content.text.list')}
        </Button>
        <Button variant="quiet" onPress={() => setLinked(selected())}>
          {t('office:content.text.link')}
        </Button>
      </div>
      {linked && (
        <LinkDialog
          words={linked.text.slice(linked.from, linked.to)}
          onCancel={() => setLinked(null)}
          onLink={(link) => {
            flushSync(() => setLinked(null));
            const end = linked.from + link.length;
            apply({ from: linked.from, to: linked.to, text: link, select: { from: end, to: end } });
          }}
        />
      )}
    </div>
  );
}
