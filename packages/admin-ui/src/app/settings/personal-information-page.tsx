import { useMutation, useQueryClient } from "@tanstack/react-query";
import { personName, toAdminError, useHost } from "@tillhouse/extension-sdk";
import {
  Button,
  Description,
  DescriptionList,
  Page,
  PageHeader,
  Radio,
  Section,
  Select,
  Skeleton,
} from "@tillhouse/extension-sdk/ui";
import { Suspense, useState } from "react";
import { type Density, type Theme, useAdmin } from "../../core/context/admin-context";
import { sessionKey } from "../../core/context/query-client";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { useDocumentTitle } from "../../core/page/use-document-title";
import { toastError } from "../../core/toasts/toast-error";
import { timeZones } from "./time-zones";

const AnalyticsPreferences = lazyComponent(() => import("../analytics/analytics-preferences"), "section");
const LanguagePicker = lazyComponent(() => import("../languages/language-picker"), "section");
const NameForm = lazyDialog(() => import("./name-form"));

const themes: readonly Theme[] = ["system", "light", "dark"];
const densities: readonly Density[] = ["compact", "standard", "comfortable"];

/** What a person settles for themselves: their name, their password, and how the admin speaks and looks in this browser. */
export default function PersonalInformationPage() {
  const { translate } = useHost();
  const title = translate("personal.title");
  useDocumentTitle(title);
  return (
    <Page>
      <PageHeader title={title} isNarrow />
      <div className="th-settings">
        <Profile />
        <Password />
        <Appearance />
        <Suspense fallback={null}>
          <AnalyticsPreferences />
        </Suspense>
      </div>
    </Page>
  );
}

function Profile() {
  const { user, translate } = useHost();
  const queryClient = useQueryClient();
  const [isEditing, setIsEditing] = useState(false);
  const name = personName(user);
  return (
    <Section
      title={translate("personal.profile")}
      end={
        <Button size="small" onClick={() => setIsEditing(true)}>
          {translate("personal.editName")}
        </Button>
      }
    >
      <DescriptionList>
        <Description label={translate("users.fields.name")}>{name}</Description>
        <Description label={translate("users.fields.email")}>{user.email}</Description>
        <Description label={translate("users.fields.role")}>
          {translate(`users.role.${user.role ?? "member"}`)}
        </Description>
      </DescriptionList>
      {isEditing && (
        <Suspense fallback={null}>
          <NameForm
            user={user}
            onClose={() => setIsEditing(false)}
            onSaved={() => void queryClient.invalidateQueries({ queryKey: sessionKey, exact: true })}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** A password is changed by mail: whoever has found an open browser cannot change it. */
function Password() {
  const { user, client, translate, notify } = useHost();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      try {
        await client.request("POST", "/users/password-token", { email: user.email });
      } catch (error) {
        throw toAdminError(error);
      }
    },
    onSuccess: () =>
      notify.success(
        translate("personal.linkSent"),
        translate("personal.linkSentText", { email: user.email }),
      ),
    onError: (error) => toastError({ notify, translate }, translate("personal.linkNotSent"), error),
  });
  return (
    <Section
      title={translate("personal.password")}
      end={
        <Button size="small" isLoading={isPending} onClick={() => mutate()}>
          {translate(isSuccess ? "personal.sendLinkAgain" : "personal.sendLink")}
        </Button>
      }
    >
      <p className="th-muted">{translate("personal.passwordText")}</p>
    </Section>
  );
}

/** How the admin looks in this browser. */
function Appearance() {
  const { translate, locale } = useHost();
  const { theme, setTheme, density, setDensity, timeZone, setTimeZone, controlled } = useAdmin();
  return (
    <Section title={translate("personal.appearance")}>
      <div className="th-fields">
        {controlled?.locale !== true && (
          <Suspense fallback={<Skeleton width="100%" />}>
            <LanguagePicker />
          </Suspense>
        )}
        {controlled?.theme !== true && (
          <Choices
            title={translate("personal.theme")}
            options={themes}
            value={theme}
            labelOf={(option) => translate(`theme.${option}`)}
            onChange={setTheme}
          />
        )}
        {controlled?.density !== true && (
          <Choices
            title={translate("list.rowHeight")}
            options={densities}
            value={density}
            labelOf={(option) => translate(`density.${option}`)}
            onChange={setDensity}
          />
        )}
        <Select
          label={translate("personal.timeZone")}
          hint={translate("personal.timeZoneHint")}
          value={timeZone ?? ""}
          options={[{ value: "", label: translate("personal.ownZone") }, ...timeZones(locale)]}
          onChange={({ currentTarget }) => setTimeZone(currentTarget.value || undefined)}
        />
      </div>
    </Section>
  );
}

interface ChoicesProps<Value extends string> {
  title: string;
  options: readonly Value[];
  value: Value;
  labelOf(option: Value): string;
  onChange(value: Value): void;
}

function Choices<Value extends string>({ title, options, value, labelOf, onChange }: ChoicesProps<Value>) {
  return (
    <fieldset className="th-choices th-choices--row">
      <legend className="th-choices__title">{title}</legend>
      {options.map((option) => (
        <Radio
          key={option}
          name={title}
          value={option}
          label={labelOf(option)}
          isChecked={value === option}
          onChange={() => onChange(option)}
        />
      ))}
    </fieldset>
  );
}
