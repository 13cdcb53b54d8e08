import { logLoadFailure } from '@formulary/client/screen/logProblem';
import type { DeskSetting } from '@formulary/rules/calls/desk/deskSettingCalls';
import {
  type SettingSectionName,
  settingTitles,
} from '@formulary/rules/settings/settingSectionNames';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import type { ComponentType } from 'react';
import { SettingsScreen } from './SettingsScreen.tsx';
import { useSetting } from './useSetting.ts';

/** What the screen of a section has read, for its editor. */
export interface SectionEditorProps {
  readonly section: SettingSectionName;
  readonly setting: DeskSetting;
  readonly read: ReturnType<typeof useSetting>;
}

interface SectionScreenProps {
  readonly section: SettingSectionName;
  /** What the section decides, in a sentence. */
  readonly lead: string;
  /** Loads the editor, which has the fields, rules and preview of the section. */
  readonly load: () => Promise<ComponentType<SectionEditorProps>>;
}

/** Shows a section of the settings. Its editor loads while the server is asked for the values. */
export function SectionScreen({ section, lead, load }: SectionScreenProps) {
  const read = useSetting(section);
  const { setting, isFailed, isValidating, reload } = read;
  const placeholder = <Skeleton $height="24rem" />;
  return (
    <SettingsScreen title={settingTitles[section]} lead={lead}>
      {isFailed ? (
        <LoadFailed what="the settings" isRetrying={isValidating} onRetry={() => void reload()} />
      ) : (
        <LazyLoad load={load} what="the form" placeholder={placeholder} onFailed={logLoadFailure}>
          {(Editor) =>
            setting ? <Editor section={section} setting={setting} read={read} /> : placeholder
          }
        </LazyLoad>
      )}
    </SettingsScreen>
  );
}
