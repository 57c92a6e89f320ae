// @vitest-environment happy-dom
import { describePart } from "./conformance-of-all";

describePart(0, 3);
