import {
  useDeleteContentSectionMutation,
  useListContentDraftsQuery,
  useOrderContentSectionsMutation,
  useUpdateContentSectionMutation,
} from '@ospite/contracts';
import { definitionOf, type ContentPage } from '@ospite/domain';
import { Button, EmptyState } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { useUndoableCall } from '../../shared/feedback/use-undoable-call';
import { useMoves } from '../../shared/forms/use-moves';
import { useSavedOrder } from '../../shared/forms/use-saved-order';
import { useRowFocus } from '../../shared/screen/use-row-focus';
import { AddSection } from './add-section';
import { kindLabel } from './content-labels';
import type { DraftSection } from './draft-section';
import { SectionRow } from './section-row';
import * as s from './content.module.css';

interface SectionListProps {
  readonly page: ContentPage;
  readonly sections: readonly DraftSection[];
}

/** The sections of a page in their order, with what can be done with each. */
export function SectionList({ page, sections }: SectionListProps) {
  const { t } = useTranslation();
  const [saveOrder] = useOrderContentSectionsMutation();
  const [update] = useUpdateContentSectionMutation();
  const [remove] = useDeleteContentSectionMutation();
  const tellOutcome = useOutcomeToast();
  const { data: drafts } = useListContentDraftsQuery();
  const changed = drafts?.find((draft) => draft.page === page)?.changedSections ?? [];
  const { rows, arrange } = useSavedOrder(
    sections,
    (ids) => saveOrder({ page, orderContentSectionsRequest: { ids: [...ids] } }),
    t('office:content.sections.notMoved'),
  );
  const deletes = useUndoableCall({
    kind: 'section',
    send: (sectionId) => remove({ sectionId }),
    done: t('office:content.sections.removed'),
    failed: t('office:content.sections.notRemoved'),
  });
  const shown = rows.filter(({ id }) => !deletes.isHidden(id));
  const { ref: list, ...rowFocus } = useRowFocus<HTMLUListElement>(shown.length);
  const movable = shown.filter((section) => definitionOf(section)?.owner.move === true);
  const moves = useMoves(
    movable,
    (order) => arrange(placed(rows, order)),
    ({ kind }) => kindLabel(t, kind),
  );

  async function hide({ id, hidden }: DraftSection) {
    tellOutcome(await update({ sectionId: id, updateContentSectionRequest: { hidden: !hidden } }), {
      done: t(hidden ? 'office:content.sections.shown' : 'office:content.sections.nowHidden'),
      failed: t('office:common.error'),
      mayBeDone: true,
    });
  }

  return (
    <>
      {shown.length === 0 && <EmptyState title={t('office:content.sections.empty')} />}
      <ul ref={list} {...rowFocus} tabIndex={-1} className={s.sections}>
        {shown.map((section) => {
          const name = kindLabel(t, section.kind);
          return (
            <li key={section.id} {...deletes.mark(section.id)} tabIndex={-1} className={s.section}>
              <SectionRow section={section} isChanged={changed.includes(section.id)} />
              <div className={s.actions}>
                {movable.includes(section) && moves.buttonsOf(section, movable.indexOf(section))}
                {definitionOf(section)?.owner.hide && (
                  <>
                    <Button
                      variant="quiet"
                      aria-label={t(
                        section.hidden
                          ? 'office:content.sections.showNamed'
                          : 'office:content.sections.hideNamed',
                        { name },
                      )}
                      onPress={() => void hide(section)}
                    >
                      {t(section.hidden ? 'office:content.sections.show' : 'office:content.sections.hide')}
                    </Button>
                    <Button
                      variant="plain"
                      aria-label={t('office:content.sections.removeNamed', { name })}
                      onPress={() => deletes.hideAndSend(section.id)}
                    >
                      {t('office:content.sections.remove')}
                    </Button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {moves.said}
      <AddSection page={page} sections={shown} />
    </>
  );
}

/** The order of all sections once those that can be moved have this one: the others stay at their places. */
function placed(sections: readonly DraftSection[], order: readonly DraftSection[]): readonly number[] {
  const next = [...order];
  return sections.map((section) => (order.includes(section) ? (next.shift() ?? section) : section).id);
}
