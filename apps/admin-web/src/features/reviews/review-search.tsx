import { MAX_REVIEW_SEARCH_LENGTH } from '@ospite/domain';
import { Button, TextField } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as s from './reviews.module.css';

interface ReviewSearchProps {
  /** What the list is called. */
  readonly list: string;
  /** The words that it shows now; empty for all. */
  readonly searched: string;
  readonly onSearch: (words: string) => void;
}

/** Looks for words in one list of reviews; a search starts when it is submitted, not with every keystroke. */
export function ReviewSearch({ list, searched, onSearch }: ReviewSearchProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(searched);
  return (
    <form
      role="search"
      aria-label={t('office:reviews.searchIn', { list })}
      className={s.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words.trim());
      }}
    >
      <TextField
        type="search"
        name="q"
        label={t('office:reviews.search')}
        value={words}
        onChange={setWords}
        maxLength={MAX_REVIEW_SEARCH_LENGTH}
      />
      <Button type="submit" variant="quiet">
        {t('office:reviews.searchAction')}
      </Button>
      {searched !== '' && (
        <Button
          variant="plain"
          onPress={() => {
            setWords('');
            onSearch('');
          }}
        >
          {t('office:common.clearFilters')}
        </Button>
      )}
    </form>
  );
}
