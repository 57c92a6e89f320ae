import {
  type AdminError,
  describeError,
  type SectionProps,
  toAdminError,
  useHost,
} from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { useLocation, useNavigate } from "@tillhouse/extension-sdk/router";
import { Banner, Button, Section } from "@tillhouse/extension-sdk/ui";
import { useEffect, useRef, useState } from "react";
import { stateOfApp } from "./app-state";
import { readReturn } from "./read-return";

/**
 * Where the service of an app sends people back to: with the code that the store changes into access. Nothing is sent before somebody presses
 * the button, as a link to this page may come from anywhere.
 */
export default function AppConnection({ record: app }: SectionProps<"apps">) {
  const host = useHost();
  const { translate, notify } = host;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const title = app.display_name;
  const isConnected = stateOfApp(app) === "connected";
  const returned = readReturn(search, app);
  const [failure, setFailure] = useState<AdminError>();
  const [isSending, setSending] = useState(false);
  // Two quick clicks arrive before the button is drawn as busy.
  const wasSent = useRef(false);

  const finish = () => {
    wasSent.current = false;
    setFailure(undefined);
    notify.success(translate("apps.connected", { title }));
    // A reload would send the code again, which holds once.
    navigate(pathname, { replace: true });
  };
  // The answer may be lost, and the work done.
  useEffect(() => {
    if (wasSent.current && !isSending && isConnected) finish();
  });

  const connect = async (code: string, state: string) => {
    if (wasSent.current) return;
    wasSent.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      const payload = { application_name: app.application_name, code, state };
      await host.client.admin.custom.post("/apps/authorizations", payload);
      await host.invalidate("apps");
      finish();
    } catch (thrown) {
      const error = toAdminError(thrown);
      setFailure(error);
      wasSent.current = error.details.isUncertain === true;
      await host.invalidate("apps");
      wasSent.current = false;
    } finally {
      setSending(false);
    }
  };

  return (
    <Section
      title={translate("apps.sections.connection")}
      end={
        returned.kind !== "granted" && (
          <RecordActions of="apps" record={app} buttons={["install"]} only={["install"]} />
        )
      }
    >
      {failure !== undefined && (
        <Banner tone="negative" title={translate("apps.notConnected", { title })}>
          {describeError(failure, translate)}{" "}
          {!failure.details.isUncertain && translate("apps.nothingChanged")}
        </Banner>
      )}
      {returned.kind === "none" && (
        <p className="th-muted">{translate(isConnected ? "apps.isConnected" : "apps.isOpen", { title })}</p>
      )}
      {returned.kind === "granted" && (
        <div className="th-fields">
          <p>{translate("apps.granted", { title })}</p>
          <div>
            <Button
              variant="primary"
              isLoading={isSending}
              onClick={() => void connect(returned.code, returned.state)}
            >
              {translate("apps.finish")}
            </Button>
          </div>
        </div>
      )}
      {returned.kind === "denied" && (
        <Banner tone="negative" title={translate("apps.notConnected", { title })}>
          {translate("apps.denied", { title, reason: returned.reason })} {translate("apps.nothingChanged")}
        </Banner>
      )}
      {(returned.kind === "incomplete" || returned.kind === "unasked") && failure === undefined && (
        <Banner tone="negative" title={translate("apps.notConnected", { title })}>
          {translate(`apps.${returned.kind}`, { title })} {translate("apps.nothingChanged")}
        </Banner>
      )}
    </Section>
  );
}
