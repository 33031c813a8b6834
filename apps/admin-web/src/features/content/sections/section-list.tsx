import {
  useDeleteContentSectionMutation,
  useListContentDraftsQuery,
  useOrderContentSectionsMutation,
  useUpdateContentSectionMutation,
} from '@ospite/contracts';
import { definitionOf, type ContentPage } from '@ospite/domain';
import { Button, EmptyState } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../../shared/feedback/confirmed-action';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';
import { useMoves } from '../../../shared/forms/entries/use-moves';
import { useSavedOrder } from '../../../shared/forms/entries/use-saved-order';
import { useRowFocus } from '../../../shared/screen/lists/use-row-focus';
import { AddSection } from './add-section';
import { sectionName } from '../content-labels';
import type { DraftSection } from '../draft-section';
import { SectionRow } from './section-row';
import * as s from '../content.module.css';

interface SectionListProps {
  readonly page: ContentPage;
  readonly sections: readonly DraftSection[];
}

/** What is said once a section was shown or hidden: that guests will see it so, or that they already do. */
const SHOWN = ['office:content.sections.shown', 'office:content.sections.shownAsBefore'] as const;
const HIDDEN = ['office:content.sections.nowHidden', 'office:content.sections.nowHiddenAsShown'] as const;

/** The sections of a page in their order, with what can be done with each. */
export function SectionList({ page, sections }: SectionListProps) {
  const { t } = useTranslation();
  const [saveOrder] = useOrderContentSectionsMutation();
  const [update] = useUpdateContentSectionMutation();
  const [remove] = useDeleteContentSectionMutation();
  const tellOutcome = useOutcomeToast();
  const { data: drafts, refetch } = useListContentDraftsQuery();
  const changed = drafts?.find((draft) => draft.page === page)?.changedSections ?? [];
  const { rows, arrange } = useSavedOrder(
    sections,
    (ids) => saveOrder({ page, orderContentSectionsRequest: { ids: [...ids] } }),
    t('office:content.sections.notMoved'),
  );
  const { ref: list, ...rowFocus } = useRowFocus<HTMLUListElement>(rows.length);
  const movable = rows.filter((section) => definitionOf(section)?.owner.move === true);
  const moves = useMoves(
    movable,
    (order) => arrange(placed(rows, order)),
    (section) => sectionName(t, section),
  );

  async function hide({ id, hidden }: DraftSection) {
    const result = await update({ sectionId: id, updateContentSectionRequest: { hidden: !hidden } });
    const now = (await refetch()).data?.find((draft) => draft.page === page);
    const [changed, asShown] = hidden ? SHOWN : HIDDEN;
    tellOutcome(result, {
      done: t(now && !now.changedSections.includes(id) ? asShown : changed),
      failed: t('office:common.error'),
      mayBeDone: true,
    });
  }

  return (
    <>
      {rows.length === 0 && <EmptyState title={t('office:content.sections.empty')} />}
      <ul ref={list} {...rowFocus} tabIndex={-1} className={s.sections}>
        {rows.map((section) => {
          const name = sectionName(t, section);
          return (
            <li key={section.id} tabIndex={-1} className={s.section}>
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
                    {/* A page's own title goes with the page. */}
                    {section.kind !== 'own.lead' && (
                      <ConfirmedAction
                        variant="plain"
                        label={t('office:content.sections.remove')}
                        aria-label={t('office:content.sections.removeNamed', { name })}
                        title={t('office:content.sections.removeTitle', { name })}
                        confirmLabel={t('office:content.sections.remove')}
                        act={() => remove({ sectionId: section.id })}
                        outcome={{
                          done: t('office:content.sections.removed'),
                          failed: t('office:content.sections.notRemoved'),
                        }}
                      >
                        <p>{t('office:content.sections.removeText')}</p>
                        {!section.hidden && <p>{t('office:content.sections.hideInstead')}</p>}
                      </ConfirmedAction>
                    )}
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {moves.said}
      <AddSection page={page} sections={rows} />
    </>
  );
}

/** The order of all sections once those that can be moved have this one: the others stay at their places. */
function placed(sections: readonly DraftSection[], order: readonly DraftSection[]): readonly number[] {
  const next = [...order];
  return sections.map((section) => (order.includes(section) ? (next.shift() ?? section) : section).id);
}
