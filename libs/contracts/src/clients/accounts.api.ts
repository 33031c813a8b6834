import { accessKeysApi as generatedKeys } from '../generated/access-keys.gen';
import { accountsApi as generatedAccounts } from '../generated/accounts.gen';

export type { AccessKey, CreatedAccessKey } from '../generated/access-keys.gen';
export type { AddedAccount, ListedAccount } from '../generated/accounts.gen';

const KEYS = { type: 'access-keys', id: 'LIST' } as const;

/** Keys for other programs. */
export const accessKeysApi = generatedKeys.enhanceEndpoints({
  endpoints: {
    listAccessKeys: { providesTags: [KEYS] },
    createAccessKey: { invalidatesTags: [KEYS] },
    deleteAccessKey: { invalidatesTags: [KEYS] },
  },
});

/** Colleagues. The keys that somebody made go with them. */
export const accountsApi = generatedAccounts
  .enhanceEndpoints({ addTagTypes: ['access-keys'] })
  .enhanceEndpoints({
    endpoints: {
      listAccounts: { providesTags: ['accounts'] },
      addAccount: { invalidatesTags: ['accounts'] },
      changeContentRight: { invalidatesTags: ['accounts'] },
      deleteAccount: { invalidatesTags: ['accounts', KEYS] },
    },
  });

export const {
  useListAccountsQuery,
  useAddAccountMutation,
  useChangeContentRightMutation,
  useDeleteAccountMutation,
} = accountsApi;
export const { useListAccessKeysQuery, useCreateAccessKeyMutation, useDeleteAccessKeyMutation } =
  accessKeysApi;
