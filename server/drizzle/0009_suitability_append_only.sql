-- A questionnaire that was saved is never changed and never deleted; one that was only tried is.
CREATE TRIGGER "suitability_append_only" BEFORE UPDATE OR DELETE ON "suitability" FOR EACH ROW WHEN (NOT OLD."preview") EXECUTE FUNCTION "refuse_change"();
