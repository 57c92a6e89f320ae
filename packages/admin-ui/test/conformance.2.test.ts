// @vitest-environment happy-dom
import { describePart } from "./conformance-of-all";

describePart(1, 3);
