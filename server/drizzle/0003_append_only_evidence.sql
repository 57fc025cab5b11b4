-- What was signed, and that it was signed, is never changed and never deleted.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The table % is append only.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "signature_evidence_append_only" BEFORE UPDATE OR DELETE ON "signature_evidence" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "signature_evidence_keep_all" BEFORE TRUNCATE ON "signature_evidence" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "declaration_version_append_only" BEFORE UPDATE OR DELETE ON "declaration_version" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "declaration_version_keep_all" BEFORE TRUNCATE ON "declaration_version" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
