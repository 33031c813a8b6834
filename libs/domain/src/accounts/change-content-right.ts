import { checkContentRight, type Account, type ListedAccount } from './account';
import type { AccountStore } from './account-store';

/** Decides who may change what the site says and how it looks. Source: specification §13. */
export class ChangeContentRight {
  constructor(private readonly accounts: AccountStore) {}

  /**
   * @param changedBy who is signed in: only somebody with the right gives it or takes it away
   * @throws DomainError `account.may_not_edit_content`, `account.not_found`, `account.last_editor`
   */
  async change(id: number, mayEditContent: boolean, changedBy: Account): Promise<ListedAccount> {
    checkContentRight(changedBy);
    return this.accounts.setContentRight(id, mayEditContent);
  }
}
