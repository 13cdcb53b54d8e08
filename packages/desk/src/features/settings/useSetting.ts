import {
  type DeskSetting,
  getDeskSettingHistory,
  getDeskSettings,
} from '@formulary/rules/calls/desk/deskSettingCalls';
import type { SettingSectionName } from '@formulary/rules/settings/settingSectionNames';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';

/** Reads a section of the settings and its history. `reload` reads both again. */
export function useSetting(section: SettingSectionName) {
  const settings = useDeskRead(getDeskSettings, {});
  const history = useDeskRead(getDeskSettingHistory, { params: { section } });
  const setting: DeskSetting | undefined = settings.data?.find((each) => each.section === section);
  return {
    setting,
    /** The settings of all sections. */
    all: settings.data,
    history: history.data,
    isHistoryFailed: history.error !== undefined && history.data === undefined,
    isFailed: settings.error !== undefined && setting === undefined,
    isValidating: settings.isValidating || history.isValidating,
    reload: async (): Promise<void> => {
      await Promise.all([settings.mutate(), history.mutate()]);
    },
  };
}
