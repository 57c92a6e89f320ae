// @vitest-environment jsdom
// What third parties do: the example extension is put to the suite with its own texts.
import { describe, it } from "vitest";
import messages from "../../../examples/extension-resource/src/admin/messages/en.json";
import notes from "../../../examples/extension-resource/src/admin/resources/notes";
import { describeResource } from "../src/testing/index";
import { notes as sample } from "./samples/notes";
import { orders } from "./samples/orders";

describeResource(notes, sample, { runner: { describe, it }, samples: [orders], messages, patience: 15_000 });
